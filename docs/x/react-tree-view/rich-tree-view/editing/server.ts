/** A server that takes 800 ms and knows names that are taken. */
export async function saveLabel(label: string): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, 800);
  });
  if (label.toLowerCase().includes('paris')) {
    throw new Error(`There is a notebook called "${label}" already.`);
  }
}
