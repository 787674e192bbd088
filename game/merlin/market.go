package merlin

// The Market: a visit in a turn without a quest buys a token for a coin.

const (
	plusTokens   = 6
	eitherTokens = 4
	labourers    = 6
)

// Ware is what the market sells. // M1
type Ware uint8

const (
	ShieldToken Ware = iota
	MaterialToken
	PlusToken
	EitherToken // an apple/mistletoe token
	Labourer

	wares
)

var wareWords = [wares]string{"shield", "material", "plus", "either", "labourer"}

func (w Ware) String() string { return word(wareWords[:], uint8(w)) }

// MarketState is the state of the Market. A player's shield and material tokens are in
// [Player.Tokens], his apple/mistletoe tokens in [GoldState.Either].
type MarketState struct {
	Tokens     [Items]uint8               // shield and material tokens for sale: colours, a bit each
	PlusLeft   uint8                      // +1 tokens for sale
	EitherLeft uint8                      // apple/mistletoe tokens for sale
	Labourers  uint8                      // for sale: the numbers 1 to 6, a bit each from bit 1 on
	Plus       [MaxSeats]uint8            // +1 tokens before a player
	Laid       [MaxSeats][Provinces]uint8 // and with his markers (M3)
	Hired      [MaxSeats]uint8            // labourers before a player, a bit each
	Spent      uint8                      // laid aside until the round's end (M5)
	Fresh      uint8                      // hired in this turn
	Visited    bool                       // in this turn (M1)
}

const (
	ActBuy        = marketActions + iota // buy ware A, of colour or number B
	ActLabourer                          // have labourer A move the knight
	ActGuardToken                        // give the shield token of colour A for a traitor
	ActBuildToken                        // build on tile A, pay with the material token of colour B
	ActLayPlus                           // put a +1 token under the marker in province A
	ActNoPlus                            // leave it
)

const (
	stepSetMarket = marketSteps + iota
	stepPlus
)

const (
	EventBought     = marketEvents + iota // ware, colour or number
	EventLabourer                         // number
	EventTokenSpent                       // item, colour: a shield or material token goes back to the market
	EventPlusLaid                         // province
	EventPlusBack                         // province, number
)
