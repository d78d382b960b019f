import { readFileSync } from 'node:fs'
import { bundledPackages } from './bundled-packages.js'
import { isAllowed, listLicences } from './licences.js'

/** `npm run licences` lists every package of the lockfile with what it is used for, and fails for one that is not allowed. */
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const rows = listLicences(lock, await bundledPackages())
for (const { use, name, version, licence } of rows) {
  process.stdout.write(`${use.padEnd(8)} ${`${name} ${version}`.padEnd(56)} ${licence}\n`)
}
const refused = rows.filter(({ licence, use }) => !isAllowed(licence, use))
for (const { use, name, version, licence } of refused) {
  process.stderr.write(`Not allowed for the ${use}: ${name} ${version} (${licence})\n`)
}
process.stdout.write(`${rows.length} packages, ${refused.length} not allowed\n`)
process.exitCode = refused.length > 0 ? 1 : 0
