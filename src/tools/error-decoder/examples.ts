import type {Example} from '../example';

const preflight = {
  jsonrpc: '2.0',
  error: {
    code: -32002,
    message: 'Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1',
    data: {
      err: {InstructionError: [0, {Custom: 1}]},
      logs: [
        'Program TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA invoke [1]',
        'Program log: Error: insufficient funds',
        'Program TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA failed: custom program error: 0x1',
      ],
    },
  },
  id: 1,
};

const anchorLog =
  'Program log: AnchorError caused by account: vault. Error Code: ConstraintSeeds. Error Number: 2006. Error Message: A seeds constraint was violated.';

/** One example of each kind of input. */
export const examples: readonly Example[] = [
  {label: '-32005', text: '-32005'},
  {label: '429', text: '429'},
  {label: '0x1771', text: '0x1771'},
  {label: 'Failed preflight', text: JSON.stringify(preflight, null, 2)},
  {label: 'Anchor log', text: anchorLog},
  {label: 'BlockhashNotFound', text: 'BlockhashNotFound'},
  {label: 'Close 1006', text: 'websocket: close 1006 (abnormal closure): unexpected EOF'},
];
