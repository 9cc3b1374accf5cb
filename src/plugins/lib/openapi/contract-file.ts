import fs from 'node:fs';
import path from 'node:path';

/** Path both in the repository and in the built site. */
export const contractFile = 'dyndexer/openapi.yaml';

const contractPath = path.join(__dirname, '../../../..', contractFile);

export function readContractText(): string {
  return fs.readFileSync(contractPath, 'utf8');
}
