import { lockFolder } from '../../src/lifecycle/folder-lock.ts';

/** Tries to lock each folder at the moment given for it, and prints those that it has locked. */
const [folders = '[]'] = process.argv.slice(2);
const locked: string[] = [];
for (const { folder, at } of JSON.parse(folders) as { readonly folder: string; readonly at: number }[]) {
  await new Promise((resolve) => setTimeout(resolve, at - Date.now() - 2));
  while (Date.now() < at);
  await lockFolder(folder).then(
    () => locked.push(folder),
    () => {},
  );
}
process.stdout.write(JSON.stringify(locked));
// Others must find this process alive.
await new Promise((resolve) => setTimeout(resolve, 3000));
