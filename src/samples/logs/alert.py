import json
import sys
from datetime import datetime, timedelta, timezone
from math import ceil

# Shares of a method's calls, and milliseconds. A few calls say too little.
LIMITED, FAILED, P95, LEAST_CALLS = 0.01, 0.01, 800, 20


def call_since(since, line):
    try:
        call = json.loads(line)
        if call["method"] and datetime.fromisoformat(call["time"].replace("Z", "+00:00")) >= since:
            return call
    except (AttributeError, KeyError, TypeError, ValueError):
        # Your app printed something else, or is still writing the line.
        pass
    return None


calls_of = {}
try:
    file, minutes = sys.argv[1], float(sys.argv[2])
    since = datetime.now(timezone.utc) - timedelta(minutes=minutes)
    with open(file, encoding="utf-8", errors="replace") as log:
        # Line by line: a log can be larger than what fits into memory.
        for line in log:
            call = call_since(since, line)
            if call:
                calls_of.setdefault(call["method"], []).append(call)
except (IndexError, OSError, OverflowError, ValueError) as error:
    print(error, file=sys.stderr)
    # Not 1, which is the alert.
    sys.exit(2)

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
