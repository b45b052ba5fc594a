/** What no page may take for its own: an element of this class is a text that became markup. */
export const planted = `</script></title></style>--><img class=planted src=x onerror=alert(1)>"'><b class=planted>&amp; =1+1 {{ . }} \u202Eright to left\u202C 🙂 ${'long '.repeat(40)}end`;

/** What a spreadsheet would work out, and a page take for markup. */
export const formula = `=HYPERLINK("https://elsewhere.example/","<b class=planted>\\}")`;
