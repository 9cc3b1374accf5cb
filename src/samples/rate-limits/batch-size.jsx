function BatchSize() {
  const highest = 100_000;
  const example = {calls: '15', batchSize: '5', limit: '10'};
  const [texts, setTexts] = useState(example);
  const fields = [
    ['calls', 'Calls per second'],
    ['batchSize', 'Calls in a batch'],
    ['limit', 'Limit of the method'],
  ];
  const figure = (number) => number.toLocaleString('en-US', {maximumFractionDigits: 1});
  const isWrong = (text) => !/^\d+$/.test(text) || Number(text) < 1 || Number(text) > highest;

  const [calls, batchSize, limit] = fields.map(([field]) => Number(texts[field]));
  const readings = [
    {name: 'Each call counts', spent: calls, most: limit},
    {name: 'Each batch counts once', spent: calls / batchSize, most: limit * batchSize},
  ];

  return (
    <div>
      {fields.map(([field, label]) => (
        <p key={field}>
          <label>
            {label}{' '}
            <input
              type="number"
              min="1"
              max={highest}
              value={texts[field]}
              onChange={({target}) => setTexts({...texts, [field]: target.value})}
            />
          </label>{' '}
          {isWrong(texts[field]) && `Write a whole number from 1 to ${figure(highest)}.`}
        </p>
      ))}
      {!Object.values(texts).some(isWrong) &&
        readings.map(({name, spent, most}) => (
          <p key={name}>
            <strong>{name}:</strong> {figure(spent)} of {figure(limit)} spent per second,{' '}
            {spent > limit ? 'over the limit' : 'within the limit'}. The maximum is {figure(most)} calls per second.
          </p>
        ))}
    </div>
  );
}
