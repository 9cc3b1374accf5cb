curl -sS -o /dev/null \
  -w 'status %{http_code}, name %{time_namelookup}s, connect %{time_connect}s, TLS %{time_appconnect}s, total %{time_total}s\n' \
  https://solana-mainnet.api.syndica.io/
