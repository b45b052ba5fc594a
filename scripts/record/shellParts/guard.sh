# ---- the guard: which drives may be written to
# It reads /sys, /proc and the drive itself, and changes nothing. Tests set these to folders made for them.
SYS=/sys PROC=/proc DEVICES=/dev BY_ID=/dev/disk/by-id

is_block() { [ -b "$1" ]; }

# Bytes of a drive as hexadecimal text: FILE OFFSET COUNT
bytes_at() { dd if="$1" bs=1 skip="$2" count="$3" 2>/dev/null | od -An -v -tx1 | tr -d ' \n'; }

# What the signatures on a part of a drive say: FILE OFFSET SIZE (bytes). "refused: NAME" must not be written over.
# Offsets: LVM2 label_header, md superblock 0.90 to 1.2, LUKS1/2, mkswap, ZFS vdev label, btrfs_super_block, bcache and Intel RAID formats.
signatures() {
  case $(bytes_at "$1" "$2" 6) in 4c554b53babe) echo 'refused: encryption (LUKS)' ;; esac
  case $(bytes_at "$1" $(($2 + 3)) 8) in
  2d4656452d46532d) echo 'refused: encryption (BitLocker)' ;; 4e54465320202020) echo 'NTFS file system' ;;
  4558464154202020) echo 'exFAT file system' ;;
  esac
  for sector in 0 512 1024 1536; do
    case $(bytes_at "$1" $(($2 + sector)) 8) in 4c4142454c4f4e45) echo 'refused: LVM physical volume' ;; esac
  done
  for at in 0 4096 $((($3 / 512 - 16) / 8 * 4096)) $((($3 / 65536 - 1) * 65536)); do
    [ "$at" -ge 0 ] || continue
    case $(bytes_at "$1" $(($2 + at)) 4) in fc4e2ba9) echo 'refused: member of a RAID (md)' ;; esac
  done
  [ "$3" -lt 1024 ] || case $(bytes_at "$1" $(($2 + $3 - 1024)) 16) in
  496e74656c20526169642049534d2043) echo 'refused: member of a RAID (Intel)' ;;
  esac
  [ "$3" -lt 512 ] || case $(bytes_at "$1" $(($2 + $3 - 512)) 4) in de11de11) echo 'refused: member of a RAID (DDF)' ;; esac
  case $(bytes_at "$1" $(($2 + 4086)) 10) in 53574150535041434532) echo 'refused: swap' ;; esac
  case $(bytes_at "$1" $(($2 + 4120)) 4) in c68573f6) echo 'refused: bcache' ;; esac
  if dd if="$1" bs=1024 skip=$(($2 / 1024 + 128)) count=128 2>/dev/null | od -An -v -tx8 | grep -qw 0000000000bab10c; then
    echo 'refused: ZFS'
  fi
  case $(bytes_at "$1" $(($2 + 1080)) 2) in 53ef) echo "ext file system$(label_at "$1" $(($2 + 1144)) 16)" ;; esac
  case $(bytes_at "$1" "$2" 4) in 58465342) echo "XFS file system$(label_at "$1" $(($2 + 108)) 12)" ;; esac
  case $(bytes_at "$1" $(($2 + 65600)) 8)$(bytes_at "$1" $(($2 + 65672)) 8) in
  5f42485266535f4d0100000000000000) echo "Btrfs file system$(label_at "$1" $(($2 + 65835)) 64)" ;;
  5f42485266535f4d*) echo 'refused: Btrfs of several drives' ;;
  esac
  case $(bytes_at "$1" $(($2 + 82)) 5)$(bytes_at "$1" $(($2 + 54)) 3) in 4641543332* | *464154) echo 'FAT file system' ;; esac
}

label_at() {
  label=$(dd if="$1" bs=1 skip="$2" count="$3" 2>/dev/null | tr -d '\000' | tr -cd '[:print:]')
  [ -z "$label" ] || printf ' "%s"' "$label"
}

# The drive's kernel name and those of its partitions, one a line: NAME
with_partitions() {
  echo "$1"
  for part in "$SYS/class/block/$1/$1"*; do [ ! -e "$part/partition" ] || echo "${part##*/}"; done
}

# What lies on a drive, to be read before it is erased: NODE NAME
contents_of() {
  size=$(($(cat "$SYS/class/block/$2/size") * 512))
  signatures "$1" 0 "$size"
  for part in $(with_partitions "$2" | tail -n +2); do
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
  serial=$(cat "$place/device/serial" "$place/serial" 2>/dev/null | head -n 1)
  [ -n "$serial" ] || serial=$(tail -c +5 "$place/device/vpd_pg80" 2>/dev/null | tr -cd '[:print:]')
  [ -n "$serial" ] || serial=$(udevadm info --query=property --name="$1" 2>/dev/null | sed -n 's/^ID_SERIAL_SHORT=//p')
  printf '%s\n' "$serial" | sed 's/^ *//; s/ *$//'
}

# Model and serial number as the drive itself says them: NAME
identity_of() {
  model=$(cat "$SYS/class/block/$1/device/model" "$SYS/class/block/$1/device/name" 2>/dev/null | head -n 1)
  printf '%s %s\n' "$model" "$(serial_of "$1")" | sed 's/^ *//; s/ *$//; s/  */ /g'
  [ -n "$(serial_of "$1")" ]
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
  for part in $(with_partitions "$2"); do
    number=$(cat "$SYS/class/block/$part/dev")
    printf '%s\n' "$mounts" | awk -v number="$number" -v part="$part" '
      { for (i = 6; i < NF && $i != "-"; i++); source = $(i + 2); sub(".*/", "", source) }
      ($3 == number || source == part) && !seen[$5]++ { print part " is mounted on " $5 }'
    for holder in "$SYS/class/block/$part/holders"/*; do
      [ ! -e "$holder" ] || echo "$part is part of ${holder##*/} ($(cat "$holder/dm/name" "$holder/md/level" 2>/dev/null | head -n 1))"
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
