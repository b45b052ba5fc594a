/*
 * A citation is taken along with one press; without scripts it is text to be marked.
 */
for (const text of document.querySelectorAll('.citation')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet-button';
  button.textContent = 'Copy';
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text.textContent ?? '');
      button.textContent = 'Copied';
    } catch {
      getSelection()?.selectAllChildren(text);
      button.textContent = 'Marked: copy it with the keyboard';
    }
  });
  text.after(button);
}
