const binaryId = '0b6f2c1e-8f0e-4c53-9a3f-5d0a4a1b7c11';

const response = await fetch(`https://dyndexer.example.com/v1/binaries/${binaryId}`, {
  method: 'DELETE',
  headers: {'X-Syndica-Api-Key': process.env.SYNDICA_API_KEY ?? ''},
});
if (response.status === 409) {
  const problem = (await response.json()) as {title: string; detail?: string};
  console.log(problem.detail ?? problem.title);
} else if (!response.ok && response.status !== 404) {
  throw new Error(`${response.status}: ${await response.text()}`);
}
