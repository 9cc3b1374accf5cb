import {statusOfCloudflareCode} from '../../data/errors/other-http-statuses';

const body = /^error code: (\d{4})$/gim;

/** The statuses of the bodies in a text with which Cloudflare refuses a request. */
export function cloudflareStatuses(text: string): number[] {
  return [...text.matchAll(body)].flatMap(([, code]) => statusOfCloudflareCode.get(Number(code)) ?? []);
}
