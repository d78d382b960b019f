import { writeFileSync } from 'node:fs'
import { errorsPage, FILE } from './errors-page'

writeFileSync(FILE, await errorsPage())
