import { fileURLToPath } from 'node:url'

export const PAGE_FOLDER = fileURLToPath(new URL('../page/', import.meta.url))
