const std = @import("std");

const endpoint = "https://solana-mainnet.api.syndica.io/";
const body =
    \\{
    \\  "jsonrpc": "2.0",
    \\  "id": 1,
    \\  "method": "getBalance",
    \\  "params": ["EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", {"commitment": "confirmed"}]
    \\}
;

pub fn main() !void {
    var gpa = std.heap.GeneralPurposeAllocator(.{}){};
    defer _ = gpa.deinit();
    const allocator = gpa.allocator();

    var client = std.http.Client{ .allocator = allocator };
    defer client.deinit();
    var answer = std.ArrayList(u8).init(allocator);
    defer answer.deinit();

    const key = std.posix.getenv("SYNDICA_API_KEY") orelse "";
    const result = try client.fetch(.{
        .method = .POST,
        .location = .{ .url = endpoint },
        .headers = .{ .content_type = .{ .override = "application/json" } },
        .extra_headers = &.{.{ .name = "X-Syndica-Api-Key", .value = key }},
        .payload = body,
        .response_storage = .{ .dynamic = &answer },
    });
    std.debug.print("HTTP {d}\n{s}\n", .{ @intFromEnum(result.status), answer.items });
}
