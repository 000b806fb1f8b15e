/** Hands a file to the person, under a name. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers have not begun to read it yet.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
