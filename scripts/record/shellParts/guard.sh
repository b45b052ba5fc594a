# ---- the guard: which drives may be written to
# It reads /sys, /proc and the drive itself, and changes nothing. Tests set these to folders made for them.
SYS=/sys PROC=/proc DEVICES=/dev BY_ID=/dev/disk/by-id

is_block() { [ -b "$1" ]; }

# Sectors of the part at sector $first of $file, as hexadecimal text below NAME. One that cannot be read is zeros, and hides none after it: NAME SECTOR COUNT
sectors() {
  [ "$2" -ge 0 ] || return 0
  echo "@ $1"
  dd if="$file" bs=512 skip=$((first + $2)) count="$3" conv=noerror,sync 2>/dev/null | od -An -v -tx1
}

# What the signatures on a part of a drive say: FILE OFFSET SIZE (bytes). "refused: NAME" must not be written over.
# Offsets: LVM2 label_header, md superblock 0.90 to 1.2, LUKS1/2, mkswap, ZFS vdev label, btrfs_super_block, bcache and Intel RAID formats.
signatures() {
  file=$1 first=$(($2 / 512)) count=$(($3 / 512))
  {
    sectors start 0 9
    sectors md-0.90 $(((count / 128 - 1) * 128)) 1
    sectors md-1.0 $(((count - 16) / 8 * 8)) 1
    sectors intel $((count - 2)) 1
    sectors ddf $((count - 1)) 1
    sectors btrfs 128 1
  } | awk '
    BEGIN { for (code = 32; code < 127; code++) printable[sprintf("%02x", code)] = sprintf("%c", code) }
    /^@/ { place = $2; next }
    { gsub(/ /, ""); text[place] = text[place] $0 }
    function is(place, offset, bytes) { return substr(text[place], 2 * offset + 1, length(bytes)) == bytes }
    function tell(place, offset, bytes, says) { if (is(place, offset, bytes)) print says }
    function label(place, offset, size,   at, name) {
      for (at = offset; at < offset + size; at++) name = name printable[substr(text[place], 2 * at + 1, 2)]
      return name == "" ? "" : " \"" name "\""
    }
    END {
      tell("start", 0, "4c554b53babe", "refused: encryption (LUKS)")
      tell("start", 3, "2d4656452d46532d", "refused: encryption (BitLocker)")
      tell("start", 3, "4e54465320202020", "NTFS file system")
      tell("start", 3, "4558464154202020", "exFAT file system")
      for (at = 0; at < 2048; at += 512) tell("start", at, "4c4142454c4f4e45", "refused: LVM physical volume")
      tell("start", 0, "fc4e2ba9", "refused: member of a RAID (md)")
      tell("start", 4096, "fc4e2ba9", "refused: member of a RAID (md)")
      tell("md-1.0", 0, "fc4e2ba9", "refused: member of a RAID (md)")
      tell("md-0.90", 0, "fc4e2ba9", "refused: member of a RAID (md)")
      tell("intel", 0, "496e74656c20526169642049534d2043", "refused: member of a RAID (Intel)")
      tell("ddf", 0, "de11de11", "refused: member of a RAID (DDF)")
      tell("start", 4086, "53574150535041434532", "refused: swap")
      tell("start", 4120, "c68573f6", "refused: bcache")
      tell("start", 1080, "53ef", "ext file system" label("start", 1144, 16))
      tell("start", 0, "58465342", "XFS file system" label("start", 108, 12))
      several = !is("btrfs", 136, "0100000000000000")
      tell("btrfs", 64, "5f42485266535f4d", several ? "refused: Btrfs of several drives" : "Btrfs file system" label("btrfs", 299, 64))
      if (is("start", 82, "4641543332") || is("start", 54, "464154")) print "FAT file system"
    }' || echo 'refused: contents that cannot be checked'
  if dd if="$1" bs=1024 skip=$(($2 / 1024 + 128)) count=128 2>/dev/null | od -An -tx8 | grep -qw 0000000000bab10c; then
    echo 'refused: ZFS'
  fi
}

# The kernel names of a drive's partitions, one a line: NAME
partitions_of() {
  for part in "$SYS/class/block/$1/$1"*; do [ ! -e "$part/partition" ] || echo "${part##*/}"; done
}

# What lies on a drive, to be read before it is erased: NODE NAME
contents_of() {
  size=$(($(cat "$SYS/class/block/$2/size") * 512))
  signatures "$1" 0 "$size"
  for part in $(partitions_of "$2"); do
    from=$(($(cat "$SYS/class/block/$part/start") * 512)) length=$(($(cat "$SYS/class/block/$part/size") * 512))
    found=$(signatures "$1" "$from" "$length")
    printf 'partition %s, %s MB%s\n' "$part" $((length / 1000000)) "${found:+:}"
    [ -z "$found" ] || printf '%s\n' "$found" | sed "s/\$/ on $part/"
  done
}

# The whole drives below a device of the kernel, through partitions, RAID and volumes: MAJOR:MINOR
drives_below() (
  place=$(readlink -f "$SYS/dev/block/$1") || exit 0
  [ ! -e "$place/partition" ] || place=${place%/*}
  echo "${place##*/}"
  for slave in "$place"/slaves/*; do [ ! -e "$slave/dev" ] || drives_below "$(cat "$slave/dev")"; done
)

serial_of() {
  place=$SYS/class/block/$1
  serial=$(sed 1q "$place/device/serial" "$place/serial" 2>/dev/null)
  [ -n "$serial" ] || serial=$(tail -c +5 "$place/device/vpd_pg80" 2>/dev/null | tr -cd ' -~')
  [ -n "$serial" ] || serial=$(udevadm info --query=property --name="$1" 2>/dev/null | sed -n 's/^ID_SERIAL_SHORT=//p')
  printf '%s\n' "$serial" | sed 's/^ *//; s/ *$//'
}

# Model and serial number as the drive itself says them: NAME
identity_of() {
  model=$(sed 1q "$SYS/class/block/$1/device/model" "$SYS/class/block/$1/device/name" 2>/dev/null) serial=$(serial_of "$1")
  printf '%s %s\n' "$model" "$serial" | sed 's/^ *//; s/ *$//; s/  */ /g'
  [ -n "$serial" ]
}

# Why a drive must not be written to, one reason a line; nothing where it may be: LINK "MODEL SERIAL"
refusals() {
  case $1 in "$BY_ID"/?*) ;; *)
    echo "$1 is no stable name: give the drive as $BY_ID/..., which stays the same after a restart"
    return ;;
  esac
  node=$(readlink -f "$1") && [ -L "$1" ] || { echo "there is no $1: the drive is not connected"; return; }
  name=${node##*/} place=$SYS/class/block/${node##*/}
  is_block "$node" && [ -e "$place" ] || { echo "$1 is not a drive that the kernel knows"; return; }
  [ ! -e "$place/partition" ] || { echo "$1 is a partition: name the whole drive"; return; }
  case $name in dm-* | md*) echo "$1 is made of other drives (${name}): name a drive itself"; return ;; esac
  [ "$(cat "$place/size")" -gt 0 ] || { echo "$1 holds no medium"; return; }
  [ "$(cat "$place/ro")" = 0 ] || echo "$1 is write-protected"
  said=$(identity_of "$name") || echo "$1 tells no serial number, so it cannot be told from another"
  [ "$said" = "$2" ] || echo "$1 is \"$said\", and \"$2\" was confirmed"
  uses_of "$node" "$name"
  contents_of "$node" "$name" | sed -n "s|^refused: |$1 holds |p" | sort -u
}

# What uses a drive or a partition of it now: NODE NAME
uses_of() {
  mounts=$(cat "$PROC"/self/mountinfo "$PROC"/[0-9]*/mountinfo 2>/dev/null | sort -u)
  for part in "$2" $(partitions_of "$2"); do
    number=$(cat "$SYS/class/block/$part/dev")
    printf '%s\n' "$mounts" | awk -v number="$number" -v part="$part" '
      { for (i = 6; i < NF && $i != "-"; i++); source = $(i + 2); sub(".*/", "", source) }
      ($3 == number || source == part) && !seen[$5]++ { print part " is mounted on " $5 }'
    for holder in "$SYS/class/block/$part/holders"/*; do
      [ ! -e "$holder" ] || echo "$part is part of ${holder##*/} ($(sed 1q "$holder/dm/name" "$holder/md/level" 2>/dev/null))"
    done
    awk -v part="$part" '{ sub(".*/", "", $1) } $1 == part { print part " is in use as swap" }' "$PROC/swaps" 2>/dev/null
    for member in "$SYS"/fs/btrfs/*/devices/"$part"; do [ ! -e "$member" ] || echo "$part is part of a mounted Btrfs"; done
    loops_on "$part"
  done
  printf '%s\n' "$mounts" | awk '$5 ~ "^/(boot.*|usr|var)?$" { print $3, $5 }' | sort -u | while read -r number where; do
    if [ -e "$SYS/dev/block/$number" ] && drives_below "$number" | grep -qx "$2"; then echo "$2 carries the system ($where)"; fi
  done
  ls -l "$PROC"/[0-9]*/fd 2>/dev/null | awk -v node="$1" '
    NF > 2 && $(NF - 1) == "->" && index($NF, node) == 1 && substr($NF, length(node) + 1) ~ /^p?[0-9]*$/ && !found++ { print $NF " is opened by another program" }'
}

# A loop device or a virtual machine may lie on a drive without mounting it: NAME
loops_on() {
  for loop in "$SYS"/class/block/loop*/loop/backing_file; do
    [ ! -e "$loop" ] || case $(cat "$loop") in */dev/"$1") loop=${loop%/loop/*}; echo "$1 is under ${loop##*/}" ;; esac
  done
}
