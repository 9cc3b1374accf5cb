import {statusOfCloudflareCode} from '../../data/errors/other-http-statuses';

const body = /^error code: (\d{4})$/gim;

/** HTTP statuses of Cloudflare's rejection bodies in a text. */
export function cloudflareStatuses(text: string): number[] {
  return [...text.matchAll(body)].flatMap(([, code]) => statusOfCloudflareCode.get(Number(code)) ?? []);
}
