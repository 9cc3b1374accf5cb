function Savings() {
  // As many random bytes as in a signature or an address, which nothing can compress.
  const random = (bytes) => btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes))));

  const example = (_, index) => {
    const [signature, payer, amount] = [random(64), random(32), Math.floor(Math.random() * 1e10)];
    const context = {slotStatus: 'processed', nodeTime: new Date().toISOString(), isVote: false, signature, index};
    const message = {accountKeys: [payer, 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'], recentBlockhash: random(32)};
    const meta = {err: null, status: {Ok: null}, fee: 5000, preBalances: [amount, 0], postBalances: [0, amount]};
    const value = {slot: 446970131 + index, blockTime: null, transaction: {signatures: [signature], message}, meta};
    const params = {subscription: 32026100100140, result: {context, value}};
    return JSON.stringify({jsonrpc: '2.0', method: 'transactionNotification', params});
  };
  const examples = (length) => Array.from({length}, example).join('\n');

  const [text, setText] = useState(() => examples(20));
  const [rows, setRows] = useState([]);

  const deflate = async (message) => {
    const stream = new Blob([message]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    return (await new Response(stream).blob()).size;
  };

  useEffect(() => {
    let isCurrent = true;
    const messages = text.split('\n').filter(Boolean);
    const bytes = messages.map((message) => new Blob([message]).size);
    Promise.all([...messages, messages.join('')].map(deflate)).then((sizes) => {
      const together = sizes.pop();
      const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
      if (!isCurrent) return;
      setRows([
        ['The first message', bytes[0] ?? 0, sizes[0] ?? 0],
        [`Stream of ${messages.length}, each by itself`, sum(bytes), sum(sizes)],
        [`Stream of ${messages.length}, context takeover at best`, sum(bytes), together],
      ]);
    });
    return () => (isCurrent = false);
  }, [text]);

  return (
    <div>
      <label style={{display: 'block'}}>
        Example messages:{' '}
        <input
          type="number"
          min="1"
          max="500"
          defaultValue="20"
          onChange={(e) => setText(examples(Math.min(500, e.target.value)))}
        />
      </label>
      <label style={{display: 'block'}}>
        Messages to compress, one per line:
        <textarea rows="6" style={{width: '100%'}} value={text} onChange={(e) => setText(e.target.value)} />
      </label>
      <table>
        <thead>
          <tr>
            <th>What</th>
            <th>Bytes before</th>
            <th>Bytes after</th>
            <th>Saved</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, before, after]) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{before}</td>
              <td>{after}</td>
              <td>{before > 0 ? `${Math.round((1 - after / before) * 100)}%` : '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
