import base64
import json
import os
import sys
import time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

ENDPOINT = f"https://solana-devnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
COMMITMENT = "finalized"
# In micro-lamports per compute unit. A placeholder: find your own.
UNIT_PRICE = 10_000
HEADERS = {"Content-Type": "application/json", "X-Syndica-Affinity": "key"}
# The key, the plan, or the transaction is wrong (-32002: preflight failed).
FINAL_CODES = {401, 402, 403, 404, 405, 413, 415, -32002, -32003, -32006, -32600, -32601, -32602}
ALPHABET = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz"


class RpcError(Exception):
    def __init__(self, method, error):
        super().__init__(f"{method}: {error}")
        self.code = error["code"]


def rpc(method, *params):
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
    try:
        response = urlopen(Request(ENDPOINT, body, HEADERS), timeout=10)
    except HTTPError as refused:
        response = refused
    # Body before status: an error with a code can have any status.
    with response:
        try:
            answer = json.load(response)
        except ValueError:
            answer = {}
    if "result" in answer:
        return answer["result"]
    error = answer.get("error")
    # Errors of a proxy have no code.
    raise RpcError(method, error if isinstance(error, dict) else {"code": response.status, "message": response.reason})


def change_node():
    """Height and status have to come from one node: that is what the key is for. A new key can reach another node."""
    HEADERS["X-Syndica-Affinity-Key"] = os.urandom(16).hex()


def key_of(text):
    """The 32 bytes of a base58 address or blockhash."""
    number = 0
    for character in text:
        number = number * 58 + ALPHABET.index(character)
    return number.to_bytes(32, "big")


def base58(data):
    number, text = int.from_bytes(data, "big"), ""
    while number:
        number, digit = divmod(number, 58)
        text = ALPHABET[digit] + text
    return "1" * (len(data) - len(data.lstrip(b"\0"))) + text


SYSTEM_PROGRAM = bytes(32)
COMPUTE_BUDGET = key_of("ComputeBudget111111111111111111111111111111")


def instruction(program, accounts, data):
    """Program and accounts by their place in the message; all lengths here are below 128."""
    return bytes([program, len(accounts), *accounts, len(data)]) + data


def message_of(payer, blockhash, unit_limit, unit_price, amount):
    """A legacy message: the payer sends lamports to itself."""
    instructions = [
        instruction(2, [], b"\x02" + unit_limit.to_bytes(4, "little")),
        instruction(2, [], b"\x03" + unit_price.to_bytes(8, "little")),
        instruction(1, [0, 0], b"\x02\0\0\0" + amount.to_bytes(8, "little")),
    ]
    # One signer that may be written, and two programs that may only be read.
    accounts = bytes([1, 0, 2, 3]) + payer + SYSTEM_PROGRAM + COMPUTE_BUDGET
    return accounts + blockhash + bytes([len(instructions)]) + b"".join(instructions)


def encoded(message, signature):
    return base64.b64encode(b"\x01" + signature + message).decode()


with open(sys.argv[1]) as file:
    secret = bytes(json.load(file))
signer, payer = Ed25519PrivateKey.from_private_bytes(secret[:32]), secret[32:]

change_node()
latest = rpc("getLatestBlockhash", {"commitment": COMMITMENT})["value"]
blockhash, last_height = key_of(latest["blockhash"]), latest["lastValidBlockHeight"]

# Simulate with the largest limit, then set the units used plus 10%.
trial = message_of(payer, blockhash, 1_400_000, UNIT_PRICE, 1_000)
no_signature = bytes(64)
options = {"encoding": "base64", "commitment": COMMITMENT}
run = rpc("simulateTransaction", encoded(trial, no_signature), options)["value"]
if run["err"]:
    raise RuntimeError(f"It would fail: {run['err']} {run['logs']}")
message = message_of(payer, blockhash, run["unitsConsumed"] * 11 // 10 + 1, UNIT_PRICE, 1_000)
signed = signer.sign(message)
signature, wire = base58(signed), encoded(message, signed)


sending = {
    "encoding": "base64",
    "skipPreflight": False,
    "preflightCommitment": COMMITMENT,
    "maxRetries": 0,
}


def send():
    """Returns why it failed, if it did."""
    try:
        rpc("sendTransaction", wire, sending)
    except Exception as error:
        print("Not accepted:", error)
        return error
    # Accepted: preflight would refuse a copy once this one has landed.
    sending["skipPreflight"] = True


print("Signature:", signature)
refusal = send()
# By code or status. After any other failure it may have been sent: look for it.
if getattr(refusal, "code", None) in FINAL_CODES:
    raise refusal

# Longer than a blockhash lives.
deadline = time.monotonic() + 180
wait = 1
while True:
    failed = False
    # Another node each time, in case one stands still.
    change_node()
    try:
        expired = rpc("getBlockHeight", {"commitment": COMMITMENT}) > last_height
        # Once it has expired, look further back than the recent statuses.
        [status] = rpc("getSignatureStatuses", [signature], {"searchTransactionHistory": expired})["value"]
    except Exception as error:
        # It may land all the same: keep looking.
        print("Not read:", error)
        failed = True
    else:
        if status and status["confirmationStatus"] == COMMITMENT:
            if status["err"]:
                raise RuntimeError(f"{signature} failed: {status['err']}")
            print("Confirmed:", signature)
            break
        if expired and not status:
            raise RuntimeError(f"{signature} expired: sign again with a new blockhash") from refusal
    if time.monotonic() > deadline:
        raise RuntimeError(f"{signature} may have landed: look it up before you sign again")
    time.sleep(wait)
    # An earlier copy may still land.
    refusal = send()
    # A call that failed may be over a limit: slow down.
    wait = min(2 * wait, 16) if failed or refusal else 1
