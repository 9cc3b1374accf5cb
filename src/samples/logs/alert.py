import json
import sys
from datetime import datetime, timedelta, timezone
from math import ceil

# Shares of a method's calls, and milliseconds. A few calls say too little.
LIMITS = {"limited": 0.01, "failed": 0.01, "expected": 0.5}
P95, LEAST_CALLS = 800, 20
# What your own code handles: a transaction refused in simulation (-32002), a slot without a block (-32007, -32009),
# a block or a node that is not that far yet (-32004, -32014, -32016), an unknown signature (-32020).
# Every other code is a failure, such as those for a wrong call (-32602) or a node that is behind (-32005).
EXPECTED_CODES = {-32002, -32004, -32007, -32009, -32014, -32016, -32020}


def call_since(since, line):
    try:
        call = json.loads(line)
        if call["method"] and datetime.fromisoformat(call["time"].replace("Z", "+00:00")) >= since:
            return call
    except (AttributeError, KeyError, TypeError, ValueError):
        # Your app printed something else, or is still writing the line.
        pass
    return None


def outcome(call):
    status, code = call["status"], call.get("code")
    if status == 429 or code == 7429:
        return "limited"
    if code:
        return "expected" if code in EXPECTED_CODES else "failed"
    # 401 and 402 too: all calls with a key that has expired fail so.
    return "ok" if 200 <= status < 300 else "failed"


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
    times = sorted(call["ms"] for call in calls)
    p95 = times[ceil(0.95 * len(times)) - 1]
    shares = {kind: sum(outcome(call) == kind for call in calls) / len(calls) for kind in LIMITS}
    is_over = p95 > P95 or any(share > LIMITS[kind] for kind, share in shares.items())
    verdict = "few" if len(calls) < LEAST_CALLS else "ALERT" if is_over else "ok"
    alerts += verdict == "ALERT"
    text = ", ".join(f"{share:.1%} {kind}" for kind, share in shares.items())
    print(f"{verdict} {method}: {len(calls)} calls, {text}, p95 {p95} ms")
sys.exit(1 if alerts else 0)
