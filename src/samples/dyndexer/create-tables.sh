psql 'postgresql://indexer:PASSWORD@db.example.com:5432/drift_events' --file schema.sql
