import {readFile} from 'node:fs/promises';

interface Idl {
  errors?: {code: number; name: string; msg?: string}[];
}

const [hex = '0x1771', idlFile = 'idl.json'] = process.argv.slice(2);
const code = Number(hex);
const {errors = []} = JSON.parse(await readFile(idlFile, 'utf8')) as Idl;
const found = errors.find((error) => error.code === code);
console.log(`${hex} is ${code}: ${found ? `${found.name}, ${found.msg ?? 'no message'}` : 'not in this IDL'}`);
