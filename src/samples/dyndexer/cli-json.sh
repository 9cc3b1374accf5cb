dyndexer indexer list --status failed --format json | jq --raw-output '.items[].id'
