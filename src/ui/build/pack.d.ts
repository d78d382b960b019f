export function pack(script: Uint8Array): string
