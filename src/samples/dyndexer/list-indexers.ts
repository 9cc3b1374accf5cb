interface IndexerPage {
  items: {id: string; name: string; status: string; statusReason: string | null}[];
  nextCursor: string;
  hasMore: boolean;
}

const url = new URL('https://dyndexer.example.com/v1/indexers');
let page: IndexerPage;
do {
  const response = await fetch(url, {headers: {'X-Syndica-Api-Key': process.env.SYNDICA_API_KEY ?? ''}});
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  page = (await response.json()) as IndexerPage;
  for (const {id, name, status, statusReason} of page.items) {
    console.log(id, name, status, statusReason ?? '');
  }
  url.searchParams.set('cursor', page.nextCursor);
} while (page.hasMore);
