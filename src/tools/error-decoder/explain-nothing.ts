import {classifyAnswer, type AnswerKind} from './classify-answer';
import {cleanText} from './clean-text';
import {nothingPasted} from './nothing-pasted';
import {isCut, partlyRead} from './parts-to-read';

/** Explains why a text contains no known error, and what to paste instead. Inline Markdown. */
export function explainNothing(text: string): string {
  if (isCut(text)) return cutText;
  const input = cleanText(text);
  if (input === '') return nothingPasted;
  if (/\bInstructionError\b[^\n]{0,40}\[Object\]/.test(input)) return hiddenText;
  if (grpcError.test(input)) return grpcText;
  const answer = classifyAnswer(input);
  return answer === undefined ? unknownText : reasons[answer];
}

const unknownText =
  'This text has no code, name, or message that Syndica, Solana, Anchor, or HTTP documents. Paste the whole response with its `error`, or the log from the first line that says `failed`.';

/** A status as gRPC libraries print it: `16 UNAUTHENTICATED: …`, `status: Unauthenticated, message: …`, `code = …`. */
const grpcError =
  /\b\d{1,2} (?:UNAUTHENTICATED|PERMISSION_DENIED|RESOURCE_EXHAUSTED|UNAVAILABLE|UNIMPLEMENTED|INTERNAL|CANCELLED|[A-Z]+_EXCEEDED): |\bgrpc\b|\bStatusCode\.[A-Z_]{2,20}\b|\brpc error: code = |\bStatus \{ code: \w{1,20}, message: |\bstatus: (?:Unauthenticated|Unavailable|ResourceExhausted|PermissionDenied|Internal|Unknown)\b/;

const grpcText =
  'This is an error of gRPC, of which [Syndica documents none](/platform/resources/faq#grpc). Decode it with the documentation of the service that you connect to.';

const hiddenText =
  'An instruction failed, and Node.js printed `[Object]` instead of the reason. Print `JSON.stringify(error)` and paste that.';

const cutText = `${partlyRead} They contain no documented error. Paste the part around the first line that says \`failed\`.`;

const reasons: Readonly<Record<AnswerKind, string>> = {
  result: 'This response has a `result` and no `error`: the call worked.',
  null: 'This response has no `error`, and `null` is a valid result: the node found nothing for what you asked. Check the address and the network. For something recent, try again later or at another commitment; for something old, with history, such as `searchTransactionHistory`.',
  noError: 'Here `err` is `null`: the transaction did not fail.',
};
