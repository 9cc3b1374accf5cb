import {readFile} from 'node:fs/promises';

type IdlType = string | {option: IdlType} | {vec: IdlType} | {array: [IdlType, number]} | {defined: unknown};

type Fields = {name: string; type: IdlType}[];

/** Since Anchor 0.30, the fields of an event are in the type of the same name. */
interface Idl {
  events: {name: string; fields?: Fields}[];
  types?: {name: string; type: {fields?: Fields}}[];
}

const columnTypes: Record<string, string> = {
  bool: 'boolean',
  u8: 'int',
  u16: 'int',
  i8: 'int',
  i16: 'int',
  i32: 'int',
  u32: 'bigint',
  i64: 'bigint',
  u64: 'text',
  u128: 'text',
  i128: 'text',
  publicKey: 'text',
  pubkey: 'text',
  string: 'text',
};

function columnOf(type: IdlType): {type: string; required: boolean} {
  if (typeof type === 'object') {
    return 'option' in type ? {...columnOf(type.option), required: false} : {type: 'jsonb', required: true};
  }
  const column = columnTypes[type];
  if (column === undefined) throw new Error(`There is no column type for ${type}: choose one.`);
  return {type: column, required: true};
}

const [file = 'drift.json', ...wanted] = process.argv.slice(2);
const {events, types = []} = JSON.parse(await readFile(file, 'utf8')) as Idl;

function fieldsOf({name, fields}: Idl['events'][number]): Fields {
  const found = fields ?? types.find((type) => type.name === name)?.type.fields;
  if (!found) throw new Error(`The IDL has no fields for ${name}.`);
  return found;
}

const keys = events
  .filter(({name}) => wanted.length === 0 || wanted.includes(name))
  .map((event) => {
    const columns = Object.fromEntries(fieldsOf(event).map((field) => [field.name, columnOf(field.type)]));
    return [event.name, {table_name: event.name, columns}] as const;
  });

const config = {
  enabled: true,
  db_connection_str: 'postgresql://indexer:PASSWORD@db.example.com:5432/drift_events',
  keys: Object.fromEntries(keys),
};
console.log(JSON.stringify(config, null, 2));
