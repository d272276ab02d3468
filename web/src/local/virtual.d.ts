// Made while building (web/offline.ts).
declare module 'virtual:ludoteca-engine' {
  export const engineUrl: string;
}
