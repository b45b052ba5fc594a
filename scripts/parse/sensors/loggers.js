/**
 * Logs of sensors that have a reader of their own, which the reader of power meters must leave alone: they too have a
 * time and a column in W.
 */
const own = [
  /^[ \t]{0,8}"?(?:index|timestamp|name|uuid|power\.draw|utilization\.gpu|temperature\.gpu|pci\.bus_id)\b[^\n]*\b(?:power\.draw|utilization\.gpu|temperature\.gpu|clocks\.|memory\.used)/m,
  /^\uFEFF?[ \t]{0,8}"?(?:Date|Datum|Fecha|Data|Дата|日期|日付)"?[,;\t]"?\p{L}{2,12}"?[,;\t].{0,4000}\[(?:MHz|°C|W|MB|%|V)\]/mu,
  /^\uFEFF?"?TimeStamp"?,"?Application"?,.{0,400}Avg FPS/m,
  /^\uFEFF?"?Application"?[,;\t]"?(?:ProcessID|GPU)\b/m,
];

/** @param {string} head */
export const isKnownLog = (head) => own.some((form) => form.test(head));
