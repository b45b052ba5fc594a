import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { fileContent } from '../../scripts/add/fileContent.js';
import { anonymise, labelsFor, redactedText } from '../../scripts/add/privacy/anonymise.js';
import { findSecrets } from '../../scripts/add/privacy/secrets.js';
import { textForm } from '../../scripts/add/privacy/textForm.js';

/** What tools print, and the names in it. @type {[string, string[]][]} */
const prints = [
  ['"serial_number": "S466NX0M776250H",', ['S466NX0M776250H']],
  ['Serial Number:    WD-WCAU4D321654', ['WD-WCAU4D321654']],
  ['LU WWN Device Id: 5 0014ee 2b1234567', ['5 0014ee 2b1234567']],
  ['"SubsystemNQN":"nqn.2014.08.org.nvmexpress:1bb11bb1XXX"', ['nqn.2014.08.org.nvmexpress:1bb11bb1XXX']],
  ['filename=/dev/disk/by-id/ata-Disk_One_S1ABCDEF-part1', ['S1ABCDEF']],
  ['hostname=perf84, be=0, 64-bit, os=Linux', ['perf84']],
  ['Linux 6.1.0-13-amd64 (workbench) \t11/21/2026 \t_x86_64_\t(2 CPU)', ['workbench']],
  ['<ComputerName>QuickTest2</ComputerName>', ['QuickTest2']],
  ['1.98,2.00a,my,host,1,1795219098,64M,,8192', ['my,host']],
  ['anna@bench-3:~$ dd if=/dev/zero of=x', ['bench-3', 'anna']],
  ['"filename" : "C:\\\\Users\\\\anna\\\\t.dat"', ['anna']],
  ['"host_name": "bench-4", "executable": "/Users/anna/a.out"', ['bench-4', 'anna']],
  ['"node": "minibox", "machine": "x86_64", "processor": "x86_64"', ['minibox']],
  ['"cpu": "i5", "machine": "cheetah", "os": "Linux"', ['cheetah']],
  ['Current Operating System: Linux lkp-csl-2sp4 5.5.0 #1 SMP', ['lkp-csl-2sp4']],
  ['"author": { "email": "anna@example.com", "username": "anna-b" }', ['anna@example.com', 'anna-b']],
  ['<User>phoronix-anna</User>', ['phoronix-anna']],
  ['"remote_host": "10.1.2.3", "cookie": "bench5.1498663888.02"', ['10.1.2.3', 'bench5.1498663888.02']],
  ['"system_info": "Linux bench-5 4.4.0-79-generic #100"', ['bench-5']],
  [
    'Connecting to host nas.lan, port 5201\n[  5] local 10.1.2.4 port 1 connected to 10.1.2.3 port 5201',
    ['nas.lan', '10.1.2.4', '10.1.2.3'],
  ],
  [
    'PING nas.lan (10.1.2.3) 56(84) bytes\n64 bytes from nas.lan (10.1.2.3): icmp_seq=1',
    ['nas.lan', '10.1.2.3'],
  ],
  ['"interface":{"internalIp":"10.1.2.3","macAddr":"52:54:00:12:34:56"}', ['52:54:00:12:34:56', '10.1.2.3']],
  ['Testing from Some Net (198.51.100.7)...', ['198.51.100.7']],
  ['Result URL: https://www.speedtest.net/result/c/3e6be9de-8139', ['3e6be9de-8139']],
  ['#   Rank  0 Pid   1320 on ip-172-31-20-228 device  0 [0x00] V100', ['ip-172-31-20-228']],
  ['Object prefix: benchmark_data_node-a17_14542', ['node-a17']],
  [
    'Pinging nas.lan [10.1.2.3] with 32 bytes of data:\nReply from 10.1.2.3: bytes=32',
    ['10.1.2.3', 'nas.lan'],
  ],
  ['MIGRATED TCP STREAM TEST from 0.0.0.0 (0.0.0.0) port 0 AF_INET to nas.lan () port 0', ['nas.lan']],
  [
    'Ping wird ausgeführt für nas.lan [10.1.2.3] mit 32 Bytes Daten:\nAntwort von 10.1.2.3: Bytes=32 Zeit=12ms TTL=117',
    ['10.1.2.3', 'nas.lan'],
  ],
  ['{"tags":{"method":"GET","name":"https://shop.lan/a"}}', ['shop.lan']],
  ['http_reqs,1709283600,1,,,,true,,GET,https://shop.lan/,HTTP/1.1', ['shop.lan']],
  ['Running 30s test @ http://10.1.2.3:8080/index.html', ['10.1.2.3']],
  ['Server Hostname:        shop.lan', ['shop.lan']],
  ['Changed tpcc:mysql_pass from mysql to jJ7749 for MySQL', ['jJ7749']],
  ['GET,/shows?google_abuse=GOOGLE_ABUSE_EXEMPTION%3DID,1', ['GOOGLE_ABUSE_EXEMPTION%3DID']],
  ['-p redis.host=10.1.2.3 -p recordcount=1', ['10.1.2.3']],
  ['      run-by: anna\n      hostname: bench-5\n', ['bench-5', 'anna']],
  ['[lmbench3.0 results for Linux bench-6 4.6.5 #1]\n[HOSTNAME: bench-6]\n[USER: anna]', ['bench-6', 'anna']],
  [
    '[if: eth0 HWaddr da:94:46:6a:fb:4f ]\n[if: inet addr:192.168.99.3 ]',
    ['192.168.99.3', 'da:94:46:6a:fb:4f'],
  ],
  ['   System: bench-7: GNU/Linux', ['bench-7']],
  ['[0] MPI startup(): 0       3518     bench-8  {0,1}', ['bench-8']],
  ['I_MPI_HYDRA_UUID=b80d0000-2c24-efc2-e0c2-050000630af0', ['b80d0000-2c24-efc2-e0c2-050000630af0']],
  ['  Product:        C1\n  Serial:         CN75120N2A', ['CN75120N2A']],
  ['[if: bcast:192.168.99.255 Mask:255.255.255.0]', ['192.168.99.255']],
  ['" running on bench-9 Thu Mar 11 15:12:57 2021"', ['bench-9']],
  ['0, NVIDIA H100, GPU-3a4b5c6d-0123-4567-89ab-0123456789ab', ['GPU-3a4b5c6d-0123-4567-89ab-0123456789ab']],
  ['2024/10/30 18:42:33.189, NVIDIA H100, 1652622012345, 22.89 W', ['1652622012345']],
  ['      modulePartNo: "KF560C36-16                   "', ['KF560C36-16']],
  ['/dev/nvme0n1          S3Z8NB0K123456J      Samsung SSD 970 EVO 1TB', ['S3Z8NB0K123456J']],
  ['sn        : S3Z8NB0K123457J', ['S3Z8NB0K123457J']],
  ['SerialNumber          : 0025_3854_B1B0_1234.', ['0025_3854_B1B0_1234']],
  ['SystemName : DESKTOP-A1B2C3D', ['DESKTOP-A1B2C3D']],
  ['Registered Owner:          Anna B', ['Anna B']],
  ['Product ID:                00330-80000-00000-AA123', ['00330-80000-00000-AA123']],
  ['"hctl":null, "wwn":"0x5002538e40a1b2c3"', ['0x5002538e40a1b2c3']],
  ['eui.0025385b01407fc6 naa.5002538e40a1b2c4', ['0025385b01407fc6', '5002538e40a1b2c4']],
  ['nguid   : 36343730526005420025384500000001', ['36343730526005420025384500000001']],
  ['Namespace 1 IEEE EUI-64:            002538 5b01407fc7', ['002538 5b01407fc7']],
  [
    'filename=/dev/disk/by-uuid/3e6be9de-8139-4a1a-9106-a43f08d823a6',
    ['3e6be9de-8139-4a1a-9106-a43f08d823a6'],
  ],
  ['link/ether 52:54:00:12:34:56 brd ff:ff:ff:ff:ff:ff', ['52:54:00:12:34:56']],
  ['Physical Address: 52-54-00-12-34-57', ['52-54-00-12-34-57']],
  ['target=\\\\fileserver\\bench$', ['fileserver']],
  ['eui64 : 0000000000000000', []],
  ['2026-11-21 10:00:00, firmware 10.0.19045.3803, 00:01:02.003', []],
  ['/home/root/x "serial_number": "REDACTED" hostname=localhost, "sn": "SERIAL-A"', []],
];

const gzip = (/** @type {Uint8Array} */ bytes) => gzipSync(bytes, { level: 9 });

test('names are found where tools print them', () => {
  for (const [text, names] of prints) {
    assert.deepEqual(
      findSecrets(text).map(({ value }) => value),
      names,
      text,
    );
  }
});

test('a name is the same everywhere, and part of no other word', () => {
  const labels = labelsFor(findSecrets('"sn": "AB12CD34"\nhostname=lab-7, x'));
  assert.equal(
    anonymise('AB12CD34 XAB12CD34 on lab-7: AB12CD34.', labels),
    'SERIAL-A XAB12CD34 on HOST-A: SERIAL-A.',
  );
});

test('an everyday word is replaced only where it stands as a name', () => {
  const labels = labelsFor(findSecrets('/home/write/x'));
  assert.equal(anonymise('"write": "/home/write/x"', labels), '"write": "/home/USER-A/x"');
});

test('what is filed is known again from what it was made of', () => {
  const text = '"sn": "AB12CD34", "file": "/dev/disk/by-id/nvme-X_AB12CD34"';
  const secrets = findSecrets(text);
  const filed = anonymise(text, labelsFor([{ kind: 'SERIAL', value: 'another' }, ...secrets]));
  assert.equal(redactedText(filed, secrets), redactedText(text, secrets));
});

test('no label is taken for a name', () => {
  for (const text of [
    'rev: b03114 serial: 1000000089d68766 \n',
    'filename=/dev/disk/by-id/wwn-0x5000c500a1b2c3d4-part1',
  ]) {
    const filed = anonymise(text, labelsFor(findSecrets(text)));
    assert.notEqual(filed, text);
    assert.deepEqual(findSecrets(filed), []);
  }
});

test('encoding, line ends and marks stay as they are', () => {
  for (const bytes of [
    Buffer.from('\uFEFFserial: é\r\n', 'utf16le'),
    Buffer.from('\uFEFFa é\r\nb\n', 'utf8'),
    Buffer.from([0x61, 0xe9, 0x0d, 0x0a]),
  ]) {
    const form = textForm(bytes);
    assert.ok(form && Buffer.from(form.encode(form.text)).equals(bytes), bytes.toString('hex'));
  }
  assert.equal(textForm(Buffer.from([0x89, 0x50, 0, 0, 0, 1, 2, 3])), null, 'a picture is no text');
});

test('a replacement that would change what is measured is refused', () => {
  const filed = (/** @type {string} */ text) => {
    const how = { from: 'a.csv', to: 'data/raw/d/c/t/run1.csv', labels: labelsFor(findSecrets(text)), gzip };
    return Buffer.from(fileContent(Buffer.from(text), how).bytes).toString();
  };
  const header = 'evidence,product,test,metric,unit,run 1\n';
  assert.match(
    filed(`${header}/home/anna/photo.png,x,copy,bandwidth,MB/s,250\n`),
    /^\/home\/USER-A\/photo.png,x,/m,
  );
  assert.match(filed('1.98,2.00a,box,1,1795219098,64M,,8192,5,813,69,'), /^1\.98,2\.00a,HOST-A,1,/);
  assert.throws(
    () => filed(`${header}photo,x,hostname=box,bandwidth,MB/s,250\n`),
    /cannot be replaced without changing/,
  );
});

test('packing is the same every time, without name and time', () => {
  const how = { from: 'a.log', to: 'data/raw/d/c/t/run1_bw.log.gz', labels: null, gzip };
  const log = Buffer.from(Array.from({ length: 5000 }, (_, at) => `${at}, ${at * 7}, 0, 0\n`).join(''));
  const [first, second] = [fileContent(log, how).bytes, fileContent(log, how).bytes];
  assert.deepEqual(first, second);
  assert.deepEqual([...first.subarray(3, 8)], [0, 0, 0, 0, 0], 'flags and time');
});

test('a user in the path of a command that was timed is replaced', () => {
  const text =
    '{"results": [{"command": "/home/anna/bin/sort x", "times": [0.5, 0.6], "exit_codes": [0, 0]}]}';
  const how = { from: 'a.json', to: 'data/raw/d/c/t/run1.json', labels: labelsFor(findSecrets(text)), gzip };
  const filed = Buffer.from(fileContent(Buffer.from(text), how).bytes).toString();
  assert.match(filed, /"\/home\/USER-A\/bin\/sort x"/);
});
