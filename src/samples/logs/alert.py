import json
import sys
from datetime import datetime, timedelta, timezone
from math import ceil

# Shares of a method's calls, and milliseconds. A few calls say too little.
LIMITED, FAILED, P95, LEAST_CALLS = 0.01, 0.01, 800, 20

file, minutes = sys.argv[1], float(sys.argv[2])
since = datetime.now(timezone.utc) - timedelta(minutes=minutes)
with open(file) as log:
    # Your app may still be writing the last line.
    lines = log.read().split("\n")[:-1]

calls_of = {}
for line in lines:
    if not line.startswith("{"):
        continue
    call = json.loads(line)
    if datetime.fromisoformat(call["time"].replace("Z", "+00:00")) >= since:
        calls_of.setdefault(call["method"], []).append(call)

alerts = 0
for method, calls in calls_of.items():
    if len(calls) < LEAST_CALLS:
        continue
    times = sorted(call["ms"] for call in calls)
    p95 = times[ceil(0.95 * len(times)) - 1]
    limited = sum(c["status"] == 429 or c.get("code") == 7429 for c in calls) / len(calls)
    failed = sum(c["status"] == 0 or c["status"] >= 500 for c in calls) / len(calls)
    is_over = limited > LIMITED or failed > FAILED or p95 > P95
    alerts += is_over
    print(
        f"{'ALERT' if is_over else 'ok'} {method}: {len(calls)} calls, "
        f"{limited:.1%} limited, {failed:.1%} failed, p95 {p95} ms"
    )
sys.exit(1 if alerts else 0)
