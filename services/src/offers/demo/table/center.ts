/** Coupons of the aisles; `parse.ts` reads them. */
export const center = `
# Breakfast & Cereal | bowl-with-spoon
Family Cereal = Cereal: prairie $1 off 2 MF box; pinwheel $0.75 off MF box; everyday-table 2 for $6; larkspur-farms $1.50 off PD
Granola & Muesli = Granola: trailside $1.50 off MF; prairie b1g1 half
Oatmeal & Hot Cereal = Oatmeal: prairie $1 off MF box; pinwheel 2 for $7; stone-mill $0.75 off; larkspur-farms 15% off PD
Pancakes & Syrup = Pancake Mix & Syrup: stone-mill $1 off; alder-creek $2 off PD; copper-kettle $0.75 off MF; everyday-table 2 for $6
Breakfast Bars & Pastries = Breakfast Bars: trailside $1 off 2 MF; pinwheel b2g1 MF; prairie $0.75 off box; everyday-table 3 for $9
dept: $4 off $20 PD; path 6 items $4; 100 pts $20

# Beverages | beverage-box
Sparkling Water = Sparkling Water: polar-bay $1 off 2 MF; everyday-table 3 for $12; polar-bay b2g1 x2
Still Water = Water: sierra-peak $1 off MF; sierra-peak 2 for $3 any
Soda = Soda: copper-kettle b2g2 MF; everyday-table 4 for $12; copper-kettle $1.50 off PD
Mixers = Mixers: bramble-oak 15% off
Shelf-Stable Juice = Juice: sunny-acre $1 off MF; larkspur-farms $1 off PD; everyday-table 2 for $7; little-fern $0.75 off box
Ground & Whole Bean Coffee = Coffee: night-owl $2 off MF; cascade-roasters $3 off PD; everyday-table $5.99 each today; cascade-roasters 20% off
Tea & Cocoa = Tea: willow-tea $1 off MF; everyday-table 2 for $6
Ready to Drink = Iced Tea & Cold Brew: night-owl b1g1 half; cascade-roasters $1 off; willow-tea 2 for $3; copper-kettle $0.50 off MF
Sports Drinks = Sports Drinks: sierra-peak $2 off 2 MF; night-owl b1g1; everyday-table 10 for $12
dept: $5 off $25 pickup; 150 pts $30; path 8 items $5

# Canned Goods & Soups | canned-food
Vegetables = Canned Vegetables: cedar-hollow $1 off 4; everyday-table 10 for $10; nonna-rosa $0.75 off 3 MF; stone-mill 3 for $3
Beans = Beans: casa-luna $1 off 4 MF; copper-kettle 2 for $3; everyday-table b3g1
Fruit = Canned Fruit: sunny-acre $1 off 3 MF; everyday-table 4 for $6; maple-street $1 off
Fish = Canned Fish: harbor $1 off 4 MF; tidewater 20% off PD; everyday-table 5 for $8
Meat = Canned Meat: red-barn $1 off 2 MF
Soups = Soup: cedar-hollow $1 off 4 MF box; bramble-oak b1g1; everyday-table 5 for $6; jade-garden 10 for $8
Broth & Stock = Broth: cedar-hollow 2 for $5; larkspur-farms $1 off PD; everyday-table $1.99 each
dept: $3 off $15; path 10 items $4

# Condiments, Spices & Bakes | salt
Ketchup, Mustard & Mayo = Ketchup, Mustard & Mayo: copper-kettle $0.75 off MF; meadow-lane $1 off MF; bramble-oak 15% off; everyday-table 2 for $5
Sauces & Salsa = Sauces & Salsa: casa-luna $1 off 2 MF; copper-kettle b1g1 today; spice-route $0.75 off PD; everyday-table 2 for $6
Dressings & Pickles = Dressings & Pickles: olive-thyme $1 off MF; cedar-hollow 2 for $6; meadow-lane b1g1 half; bramble-oak $1 off PD
Oils = Oils: olive-thyme $2 off MF; cedar-hollow $1 off; everyday-table 20% off
Vinegars = Vinegar: olive-thyme $0.75 off
Spices = Spices: spice-route $1 off PD; stone-mill b1g1 half; casa-luna $0.75 off MF; bramble-oak 20% off
Flour & Sugar = Flour & Sugar: stone-mill $0.75 off; bramble-oak $1.50 off PD; bluebell 2 for $4; everyday-table $1.79 each
Baking Mixes & Chocolate = Baking Mixes: bluebell $1 off 2 MF box; bramble-oak $1 off; everyday-table 4 for $6
Spreads & Honey = Spreads: prairie $1 off MF; little-fern $0.75 off MF box; larkspur-farms $1.50 off PD; everyday-table 2 for $6; bramble-oak $2 off
dept: 100 pts $20; path $25 $4

# Cookies, Snacks & Candy | cookie
Potato & Tortilla Chips = Chips: kettle-rock 2 for $7 MF; copper-kettle b1g1; casa-luna $1 off 2 MF; everyday-table 3 for $8; prairie $0.75 off
Popcorn, Pretzels & Crackers = Popcorn & Crackers: kettle-rock $1 off MF; stone-mill 2 for $6; bramble-oak 20% off PD; everyday-table b2g1
Nuts & Trail Mix = Nuts & Trail Mix: trailside $2 off MF; red-barn $1.50 off; larkspur-farms 15% off PD; greenpasture $2 off; everyday-table $1 off
Cookies = Cookies: bluebell $1 off 2 MF; crumb-co b1g1 half; prairie $0.75 off box; bramble-oak $1 off PD; everyday-table 2 for $6
Chocolate = Chocolate: bluebell 3 for $6 MF; bramble-oak $0.75 off; candy-lane b2g1
Candy & Gum = Candy & Gum: candy-lane 4 for $6; mintwell $0.50 off MF; little-fern $0.75 off box; pinwheel b1g1; everyday-table $1.29 each
Candy & Gum ~Protein = Protein Bars: trailside 5 for $10; sierra-peak $1 off 4 MF
dept: $3 off $15 PD; 100 pts $20; path 5 items $3; cheapest

# Grains, Pasta & Sides | spaghetti
Dry Pasta = Pasta: nonna-rosa $1 off 4 MF; stone-mill 2 for $3; bramble-oak $1 off PD; everyday-table 10 for $10
Pasta Sauce = Pasta Sauce: nonna-rosa $1 off 2 MF; olive-thyme $1.50 off; bramble-oak b1g1 half; everyday-table 2 for $5
Mac & Cheese = Mac & Cheese: pinwheel 5 for $5 box; larkspur-farms $1 off 3 MF; everyday-table b3g1
Rice = Rice: stone-mill $0.75 off; jade-garden $1 off 2 MF; casa-luna 3 for $7; everyday-table $2.49 each
Grains & Dry Beans = Grains & Beans: prairie $1 off MF; larkspur-farms 15% off PD; casa-luna 4 for $6
Boxed Sides = Boxed Sides: golden-fork 5 for $8 MF; stone-mill $0.50 off; everyday-table b2g1
pair Dry Pasta + Pasta Sauce = Nonna Rosa Pasta Sauce: nonna-rosa b2 get1

# International Cuisine | sushi
Asian Sauces = Asian Sauces: jade-garden $1 off 2 MF; everyday-table 2 for $5
Noodles & Asian Pantry = Asian Pantry: jade-garden b2g1 MF; everyday-table $0.75 off
Tacos & Mexican Pantry = Mexican Pantry: casa-luna $1 off 3 MF; everyday-table 4 for $7
Indian = Indian Foods: spice-route $1 off 2 MF; everyday-table 2 for $7; spice-route 20% off PD
Mediterranean & Middle Eastern = Mediterranean Pantry: olive-thyme $1 off
European = European Pantry: alder-creek $1 off PD; bramble-oak 15% off; stone-mill 2 for $6
dept: $4 off $20 new

# Frozen Foods | snowflake
Pizza = Pizza: golden-fork b1g1 half MF; nonna-rosa $1.50 off MF; bramble-oak $2 off PD; everyday-table 3 for $12
Meals & Entrées = Frozen Meals: golden-fork 5 for $15 MF; larkspur-farms $1 off 2 MF; casa-luna 5 for $6; everyday-table $2.99 each today
Ice Cream = Ice Cream: snowfield $1.50 off MF; polar-bay b1g1; everyday-table $2.99 each; snowfield 25% off PD
Vegetables = Frozen Vegetables: polar-bay $1 off 3 MF; larkspur-farms 15% off PD; everyday-table 10 for $18
Fruit = Frozen Fruit: sunny-acre $1 off; larkspur-farms $1.50 off PD; everyday-table 2 for $8
Breakfast = Frozen Breakfast: pinwheel $1 off MF box; everyday-table 2 for $6
Meat, Fish & Snacks = Frozen Snacks: red-barn $2 off; harbor 20% off; golden-fork $1 off MF; tidewater $2 off PD; larkspur-farms $1.50 off MF; everyday-table b1g1 half
dept: $6 off $30; 150 pts $35; path 6 items $4
`;
