/**
 * Takes files that are chosen or dropped anywhere on the page; a dropped folder gives all its files, named by their place in it.
 *
 * @param {HTMLElement} zone with a file input
 * @param {(files: { name: string, file: Blob }[]) => void} take
 */
export function dropZone(zone, take) {
  const input = /** @type {HTMLInputElement} */ (zone.querySelector('input[type="file"]'));
  const page = /** @type {HTMLElement} */ (document.querySelector('main'));
  const chosen = () => {
    take([...(input.files ?? [])].map((file) => ({ name: file.webkitRelativePath || file.name, file })));
    input.value = '';
  };
  input.addEventListener('change', chosen);
  // by whoever was quicker than this script, or by a browser that restores the page
  if (input.files?.length) chosen();
  page.addEventListener('dragover', (event) => {
    event.preventDefault();
    zone.classList.add('is-drop');
  });
  page.addEventListener('dragleave', (event) => {
    if (!page.contains(/** @type {Node | null} */ (event.relatedTarget))) zone.classList.remove('is-drop');
  });
  page.addEventListener('drop', async (event) => {
    event.preventDefault();
    zone.classList.remove('is-drop');
    // the list of items is empty as soon as this function waits
    const entries = [...(event.dataTransfer?.items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? []);
    const files = [...(event.dataTransfer?.files ?? [])].map((file) => ({ name: file.name, file }));
    const found = entries.some(({ isDirectory }) => isDirectory)
      ? (await Promise.all(entries.map((entry) => filesIn(entry)))).flat()
      : files;
    if (found.length > 0) take(found.sort((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true })));
  });
}

/**
 * @param {FileSystemEntry} entry
 * @returns {Promise<{ name: string, file: Blob }[]>}
 */
async function filesIn(entry) {
  const name = entry.fullPath.replace(/^\//, '');
  if (entry.isFile) {
    const file = await new Promise((resolve, reject) =>
      /** @type {FileSystemFileEntry} */ (entry).file(resolve, reject),
    );
    return [{ name, file }];
  }
  const reader = /** @type {FileSystemDirectoryEntry} */ (entry).createReader();
  /** @type {FileSystemEntry[]} */
  const inside = [];
  for (;;) {
    // a reader gives a hundred at a time, and none when it is done
    const some = /** @type {FileSystemEntry[]} */ (
      await new Promise((resolve, reject) => reader.readEntries(resolve, reject))
    );
    if (some.length === 0) break;
    inside.push(...some);
  }
  return (await Promise.all(inside.map((each) => filesIn(each)))).flat();
}
