/**
 * Writes the `campaign.toml` of a new recording; the author completes what no program can know.
 * @param {{methodology: string, testbed: string, date: string, variant?: string, emulated?: boolean}} facts
 *   `date` as YYYY-MM-DD
 * @returns {string}
 */
export function campaignText({ methodology, testbed, date, variant, emulated }) {
  const lines = [
    '# One sample on one testbed by one methodology. Started by `npm run record`, completed by hand.',
    `methodology = "${methodology}"`,
    `testbed = "${testbed}"`,
    `date = ${date} # the day the first run was recorded`,
    'sample = "A" # which physical unit; B is the second one you bought',
  ];
  if (emulated) lines.push('link = "NBD over a unix socket"');
  else lines.push('# firmware = "20200012"', '# link = "PCIe 3.0 x2"');
  if (variant)
    lines.push(`variant = "${variant}" # a setup the methodology declares, with its reason, under each test`);
  lines.push(
    '',
    '# A run that was disturbed stays on file and is drawn hollow, but is not counted:',
    '# exclude = [{ test = "random-read", run = 3, reason = "background update" }]',
  );
  return `${lines.join('\n')}\n`;
}
