const std = @import("std");

const endpoint = "https://solana-mainnet.api.syndica.io/";
const body =
    \\{
    \\  "jsonrpc": "2.0",
    \\  "id": 1,
    \\  "method": "getBalance",
    \\  "params": ["EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v", {"commitment": "finalized"}]
    \\}
;

pub fn main(init: std.process.Init) !void {
    var client: std.http.Client = .{ .allocator = init.gpa, .io = init.io };
    defer client.deinit();
    var answer: std.Io.Writer.Allocating = .init(init.gpa);
    defer answer.deinit();

    const key = init.environ_map.get("SYNDICA_API_KEY") orelse "";
    const result = try client.fetch(.{
        .method = .POST,
        .location = .{ .url = endpoint },
        .headers = .{ .content_type = .{ .override = "application/json" } },
        .extra_headers = &.{.{ .name = "X-Syndica-Api-Key", .value = key }},
        .payload = body,
        .response_writer = &answer.writer,
    });
    if (result.status != .ok) std.process.fatal("HTTP {d}", .{@intFromEnum(result.status)});
    try std.Io.File.stdout().writeStreamingAll(init.io, answer.written());
}
