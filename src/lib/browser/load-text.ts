/** @throws when the server does not answer with the text: some answer with a page instead, such as that of a login. */
export async function loadText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  if (response.headers.get('Content-Type')?.startsWith('text/html')) throw new Error(`${url} answered with a page.`);
  return response.text();
}
