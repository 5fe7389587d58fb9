/** What links, notices and forms say of the host where they name the seat of others: there is room for it, and no match has so many. */
export const HOST = 31
