key=$(openssl rand -hex 16)
pause=5
until dyndexer binary upload processor.wasm --name swap-records-1 --idempotency-key "$key"; do
  code=$?
  if [ "$code" -ne 1 ] && [ "$code" -ne 7 ]; then exit "$code"; fi
  sleep "$pause"
  pause=$((pause < 30 ? pause * 2 : 60))
done
