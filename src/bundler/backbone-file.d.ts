export function backboneFile(source: Buffer): Buffer
