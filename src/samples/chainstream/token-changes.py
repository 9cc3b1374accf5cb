import asyncio
import json
import os
import sys
from collections import Counter
from decimal import Decimal
from typing import Any

import websockets

if len(sys.argv) < 2:
    sys.exit("Name a program: python3 token-changes.py PROGRAM")
ENDPOINT = f"wss://solana-mainnet.chainstream.syndica.io/api-key/{os.environ['SYNDICA_API_KEY']}"
FILTER = {"commitment": "finalized", "excludeVotes": True, "accountKeys": {"oneOf": [sys.argv[1]]}}
PARAMS = {"network": "solana-mainnet", "filter": FILTER}


def changes_of(value: "dict[str, Any]") -> "dict[tuple[str, str, int], int]":
    """By owner, mint and its decimals, in the smallest unit: below zero for what the owner gave."""
    meta, message = value["meta"], value["transaction"]["message"]
    changes: "Counter[tuple[str, str, int]]" = Counter()
    # An account that was opened has no balance before, and one that was closed none after.
    for sign, balances in ((-1, meta["preTokenBalances"]), (1, meta["postTokenBalances"])):
        for balance in balances:
            ui = balance["uiTokenAmount"]
            changes[balance["owner"], balance["mint"], ui["decimals"]] += sign * int(ui["amount"])

    # Indexes count the transaction's own accounts, then the writable and the read-only ones from lookup tables.
    loaded = meta["loadedAddresses"]
    accounts = message["accountKeys"] + loaded["writable"] + loaded["readonly"]
    # Their lamports are rent, or wrapped SOL, which is a token.
    token_accounts = {balance["accountIndex"] for balance in meta["preTokenBalances"] + meta["postTokenBalances"]}
    for index, account in enumerate(accounts):
        if index not in token_accounts:
            changes[account, "SOL", 9] += meta["postBalances"][index] - meta["preBalances"][index]
    return {key: amount for key, amount in changes.items() if amount}


async def main() -> None:
    async with websockets.connect(ENDPOINT) as socket:
        await socket.send(json.dumps({"jsonrpc": "2.0", "id": 1, "method": "transactionsSubscribe", "params": PARAMS}))
        async for raw in socket:
            message = json.loads(raw)
            if "error" in message:
                sys.exit(f"Not subscribed: {message['error']}")
            result = message.get("params", {}).get("result")
            if not result or result["value"]["meta"]["err"] is not None:
                continue
            print(result["context"]["signature"])
            for (owner, mint, decimals), amount in changes_of(result["value"]).items():
                print(owner, f"{Decimal(amount).scaleb(-decimals):f}", mint)


try:
    asyncio.run(main())
except (OSError, websockets.WebSocketException) as error:
    sys.exit(f"Connection failed: {error}")
