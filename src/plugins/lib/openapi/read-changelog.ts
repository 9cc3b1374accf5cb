import type {Release} from './contract';
import type {Cursor} from './cursor';

/**
 * Reads the changes in each version: `x-changelog` of the contract's `info`, newest first. It is
 * optional, but if present, it must begin with the contract's own version.
 *
 * @throws {ContractError}
 */
export function readChangelog(info: Cursor): Release[] {
  const list = info.find('x-changelog');
  if (list === undefined) return [];
  const entries = list.items();
  const releases = entries.map(readRelease);
  const version = info.get('version').string();
  const [newest] = releases;
  if (newest?.version !== version) {
    (entries[0] ?? list).fail(`"x-changelog" must begin with the version of the contract, ${version}.`);
  }
  releases.forEach(({date}, index) => {
    const before = releases[index - 1];
    if (before !== undefined && before.date < date) {
      entries[index]
        ?.get('date')
        .fail(`"x-changelog" lists the newest version first, but ${date} is after ${before.date}.`);
    }
  });
  return releases;
}

function readRelease(entry: Cursor): Release {
  const date = entry.get('date');
  const day = date.string();
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) date.fail(`"${day}" is not a date such as 2026-11-21.`);
  return {
    version: entry.get('version').string(),
    date: day,
    changes: entry
      .get('changes')
      .items()
      .map((change) => change.string()),
  };
}
