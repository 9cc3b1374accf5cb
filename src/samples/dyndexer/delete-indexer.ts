const indexerId = '5f8d1a52-3c0b-4a7e-b8c4-2f6f0d9e7a21';

const response = await fetch(`https://dyndexer.example.com/v1/indexers/${indexerId}`, {
  method: 'DELETE',
  headers: {'X-Syndica-Api-Key': process.env.SYNDICA_API_KEY ?? ''},
});
// A repeated call finds nothing to delete: for a script, that is the wanted state.
if (!response.ok && response.status !== 404) {
  throw new Error(`${response.status}: ${await response.text()}`);
}
