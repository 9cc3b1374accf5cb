function Retries() {
  const firstWait = 250; // milliseconds
  const longestWait = 10000;
  const workers = 3;
  const retries = 6;
  const [round, setRound] = useState(0);

  const schedule = useMemo(() => {
    return Array.from({length: workers}, () => {
      let elapsed = 0;
      return Array.from({length: retries}, (_, attempt) => {
        const wait = Math.min(longestWait, firstWait * 2 ** attempt);
        elapsed += wait * (0.5 + Math.random() / 2);
        return Math.round(elapsed);
      });
    });
  }, [round]);

  return (
    <div>
      <table>
        <thead>
          <tr>
            <th>Retry</th>
            {schedule.map((_, worker) => (
              <th key={worker}>Worker {worker + 1}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({length: retries}, (_, attempt) => (
            <tr key={attempt}>
              <td>{attempt + 1}</td>
              {schedule.map((times, worker) => (
                <td key={worker}>{times[attempt]} ms</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <button className="button button--secondary" onClick={() => setRound(round + 1)}>
        Roll again
      </button>
    </div>
  );
}
