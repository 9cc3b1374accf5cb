import json
import os
import sys
from collections import Counter
from pathlib import Path
from typing import Any, Sequence
from urllib.error import HTTPError
from urllib.request import Request, urlopen

ENDPOINT = f"https://solana-mainnet.api.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
if len(sys.argv) < 3:
    sys.exit("Usage: python3 wallet-changes.py FILE FIRST_SLOT [LAST_SLOT]")
# An address in each line.
WALLETS = set(Path(sys.argv[1]).read_text().split())
FIRST, LAST = int(sys.argv[2]), int(sys.argv[-1])
CONFIG = {
    "commitment": "finalized",
    "transactionDetails": "full",
    "rewards": False,
    "maxSupportedTransactionVersion": 1,
}


def call(method: str, params: Sequence[Any]) -> Any:
    body = json.dumps({"jsonrpc": "2.0", "id": 1, "method": method, "params": params}).encode()
    try:
        response = urlopen(Request(ENDPOINT, body, {"Content-Type": "application/json"}), timeout=30)
    except HTTPError as refused:
        response = refused
    # Body before status: an error with a code can have any status.
    with response:
        try:
            answer = json.load(response)
        except ValueError:
            answer = {}
    if answer.get("result") is None:
        error = answer.get("error", {"code": response.status, "message": response.reason})
        sys.exit(f"{error['code']} {error['message']}: {method} {params[0]}")
    return answer["result"]


def changes_of(each: "dict[str, Any]") -> "Counter[tuple[str, str]]":
    """By wallet and mint, in lamports or in the smallest unit of the token."""
    meta, message = each["meta"], each["transaction"]["message"]
    changes: "Counter[tuple[str, str]]" = Counter()
    # Also of failed transactions: the payer gives the fee.
    loaded = meta.get("loadedAddresses") or {"writable": [], "readonly": []}
    accounts = message["accountKeys"] + loaded["writable"] + loaded["readonly"]
    for account, before, after in zip(accounts, meta["preBalances"], meta["postBalances"]):
        if account in WALLETS:
            changes[account, "lamports"] += after - before
    # A transfer of tokens may name a wallet only here, as the owner of a token account.
    for sign, balances in ((-1, "preTokenBalances"), (1, "postTokenBalances")):
        for balance in meta.get(balances) or []:
            # Old blocks lack the owner.
            if balance.get("owner") in WALLETS:
                changes[balance["owner"], balance["mint"]] += sign * int(balance["uiTokenAmount"]["amount"])
    return changes


for slot in call("getBlocks", [FIRST, LAST, {"commitment": "finalized"}]):
    for each in call("getBlock", [slot, CONFIG])["transactions"]:
        for (wallet, what), amount in changes_of(each).items():
            if amount:
                print(slot, each["transaction"]["signatures"][0], wallet, what, amount)
