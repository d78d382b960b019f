export const NETWORK_PACKAGES: string[]
export const NETWORK_SOURCES: string[]
export function networksFile(): Buffer
