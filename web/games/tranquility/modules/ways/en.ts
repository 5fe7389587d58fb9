export const turn = { ways: { all: 'Choices', row: (rank: string) => `Row ${rank}` } }
