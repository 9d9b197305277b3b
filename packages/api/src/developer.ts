/** The login of the user whom only `npm run dev` makes. It opens nothing anywhere else, and no production bundle has it. */
export const DEVELOPER = { email: 'developer@adaos.example', password: 'lantern-orbit-42-meadow' } as const;
