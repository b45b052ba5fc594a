# ---- facts: the machine and its drives, and nothing about who owns them

fact() { [ -z "$2" ] || printf '%s\t%s\n' "$1" "$2"; }
dmi() { cat "$SYS/class/dmi/id/$1" 2>/dev/null | sed 's/^ *//; s/ *$//'; }

machine_facts() {
  fact Processor "$(awk -F ': *' '/^(model name|Model|Hardware)/ { print $2; exit }' "$PROC/cpuinfo") ($(grep -c '^processor' "$PROC/cpuinfo") threads)"
  fact Memory "$(awk '/^MemTotal/ { printf "%.1f GiB", $2 / 1048576 }' "$PROC/meminfo")"
  fact Board "$(echo "$(dmi board_vendor) $(dmi board_name)" | sed 's/^ *//; s/ *$//')"
  fact Machine "$(echo "$(dmi sys_vendor) $(dmi product_name)" | sed 's/^ *//; s/ *$//')"
  fact Firmware "$(echo "$(dmi bios_version) $(dmi bios_date)" | sed 's/^ *//; s/ *$//')"
  ! grep -q '^flags.*hypervisor' "$PROC/cpuinfo" || fact Virtual "yes, a guest of a hypervisor"
  fact System "$(sed -n 's/^PRETTY_NAME="*\([^"]*\)"*/\1/p' /etc/os-release 2>/dev/null)"
  fact Kernel "$(uname -sr) $(uname -m)"
  fact Governor "$(governor)"
  fact Microcode "$(awk -F ': *' '/^microcode/ { print $2; exit }' "$PROC/cpuinfo")"
  for tool in $NEEDS; do
    # a tool that does not know --version may wait for input or go to work
    fact "Tool: $tool" "$(version_of "$tool")"
  done
}

version_of() {
  said=$(ask_version "$1" 2>/dev/null </dev/null | head -n 1 | tr -cd ' -~' | cut -c 1-80)
  case $said in *[0-9].[0-9]*) printf '%s\n' "$said" ;; esac
}
ask_version() { if command -v timeout >/dev/null; then timeout 5 "$1" --version; fi; }

# What the kernel says of a drive: KERNEL-NAME
drive_facts() {
  place=$SYS/class/block/$1
  fact model "$(cat "$place/device/model" 2>/dev/null | sed 's/^ *//; s/ *$//')"
  fact firmware "$(cat "$place/device/firmware_rev" "$place/device/rev" 2>/dev/null | head -n 1 | sed 's/ *$//')"
  fact size "$(($(cat "$place/size") * 512))"
  fact sectors "$(cat "$place/queue/logical_block_size" 2>/dev/null) logical, $(cat "$place/queue/physical_block_size" 2>/dev/null) physical"
  fact scheduler "$(sed -n 's/.*\[\(.*\)\].*/\1/p' "$place/queue/scheduler" 2>/dev/null)"
  speed=$(cat "$place/device/device/current_link_speed" 2>/dev/null) width=$(cat "$place/device/device/current_link_width" 2>/dev/null)
  fact link "${speed:+PCIe $speed x$width}"
  port=$(readlink -f "$place" | sed -n 's|.*/\(ata[0-9]*\)/.*|\1|p')
  fact link "${port:+SATA $(cat "$SYS"/class/ata_link/link"${port#ata}"/sata_spd 2>/dev/null)}"
}

# SMART without serial numbers and names: NODE
health_of() {
  command -v smartctl >/dev/null || return 0
  report=$(smartctl -x "$1" 2>/dev/null)
  # its two lowest bits: it could not read the device, as with a loop device
  [ $(($? & 3)) -eq 0 ] || return 0
  printf '%s\n' "$report" | sed '/^Serial [Nn]umber/d; /WWN/d; /EUI/d; /^Logical Unit id/d; /Local Time/d'
}

# Replaces what names this machine, its people and its drives in a text file: FILE
hide_names() {
  for name in $(uname -n) $(id -un 2>/dev/null) $SERIALS; do
    case $name in ??? | ?? | ? | root | localhost | '') continue ;; esac
    grep -qF "$name" "$1" || continue
    printf '%s\n' "$name" | sed 's/[][\\.*^$/&]/\\&/g' >"$REC/name"
    sed "s/$(cat "$REC/name")/removed/g" "$1" >"$1.part" && mv "$1.part" "$1"
    rm "$REC/name"
  done
}
