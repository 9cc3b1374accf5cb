function BatchSize() {
  const [numbers, setNumbers] = useState({calls: 90, batchSize: 10, limit: 60});
  const {calls, limit} = numbers;
  const batchSize = Math.max(1, numbers.batchSize);
  const fields = [
    ['calls', 'Calls per second'],
    ['batchSize', 'Calls in a batch'],
    ['limit', 'Limit of the method'],
  ];
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
              value={numbers[field]}
              onChange={({target}) => setNumbers({...numbers, [field]: Number(target.value)})}
            />
          </label>
        </p>
      ))}
      {readings.map(({name, spent, most}) => (
        <p key={name}>
          <strong>{name}:</strong> {spent.toFixed(1)} of {limit} spent per second,{' '}
          {spent > limit ? 'over the limit' : 'within the limit'}. The most is {most} calls per second.
        </p>
      ))}
    </div>
  );
}
