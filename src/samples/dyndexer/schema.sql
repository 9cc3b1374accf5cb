CREATE TABLE "SwapRecord" (
  "ts" bigint NOT NULL,
  "user" text NOT NULL,
  "amountOut" text NOT NULL,
  "amountIn" text NOT NULL,
  "outMarketIndex" int NOT NULL,
  "inMarketIndex" int NOT NULL,
  "outOraclePrice" bigint NOT NULL,
  "inOraclePrice" bigint NOT NULL,
  "fee" text NOT NULL
);
