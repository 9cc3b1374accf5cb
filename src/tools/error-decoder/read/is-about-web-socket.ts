/** Whether a text is about a WebSocket, so that four digits can be a close code. */
export function isAboutWebSocket(text: string): boolean {
  return /websocket|\bwss?\b|close ?event|close frame/i.test(text);
}
